import { lazy, Suspense, useCallback, useEffect } from 'react'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { formDraftKey } from '#core/foundation/storage/form-draft.ts'
import { detailsQuote } from '#core/insurance/quotes/details-quote.ts'
import { createDetailsEditor } from '#core/insurance/accounts/details-editor.ts'
import type { DetailsEditor } from '#core/insurance/accounts/details-editor-contract.ts'
import type { DetailsState } from '#core/insurance/accounts/details-view.ts'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { Notice } from '../kit/Notice.tsx'
import { RestoredDraft } from '../kit/RestoredDraft.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useAccessChange } from '../react/use-access-change.ts'
import { useCached, useDirty, useEmit, useHost, useMethods } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './account-form.styles.css'
import { CancelButton } from './CancelButton.tsx'
import { definition } from './definition.ts'
import { labelOf } from './details-labels.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { EditorContext, useEditor } from './editor-context.ts'
import { SaveDialogs } from './SaveDialogs.tsx'

/** Loaded when somebody else has saved in the meantime. */
const DetailsConflict = lazy(async () => ({
  default: (await import('./DetailsConflict.tsx')).DetailsConflict,
}))

/** Focuses the first field with an error after it has rendered. */
const focusFirstError = (root: ShadowRoot): void => {
  requestAnimationFrame(() => root.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

const Conflict = ({ state }: { readonly state: Extract<DetailsState, { kind: 'open' }> }) => {
  const editor = useEditor()
  const conflict = useStore(editor.$conflict)
  const form = useStore(editor.$form)
  if (conflict === undefined || form === undefined) return null
  return (
    <Suspense>
      <DetailsConflict
        variant={state.variant}
        currency={currencyOf[state.account.region]}
        fields={conflict.fields}
        mine={form}
        theirs={conflict.theirs}
        onTake={editor.take}
      />
    </Suspense>
  )
}

const Restored = ({ variant }: Pick<Extract<DetailsState, { kind: 'open' }>, 'variant'>) => {
  const t = useWording('account-form')
  const editor = useEditor()
  const fields = useStore(editor.$restored).map((field) => t(labelOf(variant, field)))
  return fields.length === 0 ? null : <RestoredDraft fields={fields} onDiscard={editor.reset} />
}

const Actions = ({ isLocked }: { readonly isLocked: boolean }) => {
  const t = useWording('account-form')
  const css = useStyles(styles)
  const editor = useEditor()
  const isDirty = useStore(editor.$isDirty)
  const canSave = useStore(editor.$canSave)
  const { kind } = useStore(editor.$stage)
  const notice = useStore(editor.$notice)
  if (isLocked) return null
  return (
    <>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <div className={css['actions']} part="actions">
        <Button
          variant="primary"
          type="submit"
          busy={kind === 'checking' || kind === 'saving' || kind === 'patching'}
          disabled={!canSave && kind === 'editing'}
        >
          {t('account-form:details.save')}
        </Button>
        {isDirty && <CancelButton />}
      </div>
    </>
  )
}

const Open = ({ state }: { readonly state: Extract<DetailsState, { kind: 'open' }> }) => {
  const t = useWording('account-form')
  const css = useStyles(styles)
  const editor = useEditor()
  const { root } = useHost()
  const { account, variant, isLocked } = state
  const { kind } = useStore(editor.$stage)
  const title = variant === 'pro' ? 'account-form:details.proTitle' : 'account-form:details.title'
  return (
    <Card title={t(title)}>
      <form
        className={css['form']}
        part="form"
        method="post"
        noValidate
        aria-busy={kind === 'patching'}
        onSubmit={(event) => {
          event.preventDefault()
          if (!editor.$canSave.get()) return
          void editor.save().then((isSaved) => {
            if (!isSaved && editor.$stage.get().kind === 'editing') focusFirstError(root)
          })
        }}
      >
        {isLocked && (
          <Notice tone="info" quiet>
            {t('account-form:details.readOnlyQuote')}
          </Notice>
        )}
        <Restored variant={variant} />
        <Conflict state={state} />
        <fieldset className={css['fields']} disabled={isLocked || kind === 'patching'}>
          <legend className={css['legend']}>{t(title)}</legend>
          <DetailsFields account={account} variant={variant} />
        </fieldset>
        <Actions isLocked={isLocked} />
      </form>
      <SaveDialogs company={account.name} />
    </Card>
  )
}

const Body = ({ editor }: { readonly editor: DetailsEditor }) => {
  const t = useWording('account-form')
  return (
    <RecordBody
      state={useStore(editor.$state)}
      loading={t('account-form:details.loading')}
      skeleton={<Skeleton lines={12} height="3.4em" />}
      retry={t('account-form:failure.tryAgain')}
      onRetry={() => void editor.load()}
    >
      {(state) => <Open state={state} />}
    </RecordBody>
  )
}

function useAnnouncements(editor: DetailsEditor): void {
  const emit = useEmit(definition)
  const host = useHost()
  useEffect(() => {
    const stops = [
      editor.$state.subscribe((state) => {
        if (state.kind === 'unavailable') host.report(state.error)
      }),
      editor.$saved.listen((saved) => {
        if (saved === undefined) return
        const { account, effect } = saved
        emit('parapet-account-saved', { accountId: account.id, ...(effect && { effect }) })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, emit, host])
}

interface AccountEditorProps {
  readonly accountId: string
  readonly quoteId: string | undefined
  readonly product: string | undefined
  readonly confirmsEffects: boolean
}

/** The details of an account. The form outlives its view, so that no input is lost. */
export function AccountEditor({
  accountId,
  quoteId,
  product,
  confirmsEffects,
}: AccountEditorProps) {
  const css = useStyles(styles)
  const platform = usePlatform()
  const key = [
    'account-form',
    platform.instanceId,
    accountId,
    quoteId,
    product,
    confirmsEffects,
  ].join('.')
  const editor = useCached(
    key,
    () => {
      // When the page corrects other settings, the input is carried over.
      const record = ['details', accountId, quoteId].filter(Boolean).join('.')
      const draftKey = formDraftKey(platform.session.$user.get(), record)
      const quote = quoteId === undefined ? undefined : detailsQuote(platform, quoteId)
      return createDetailsEditor(platform, { accountId, quote, product, confirmsEffects, draftKey })
    },
    (made) => made.dispose(),
  )
  useAnnouncements(editor)
  useDirty(useStore(editor.$isDirty), { save: editor.save, discard: editor.reset })
  const retry = useCallback(() => {
    if (editor.$state.get().kind === 'unavailable') void editor.load()
  }, [editor])
  useAccessChange(retry)
  const loadMethods = useCallback(
    async () => ({
      reload: () => editor.load(),
      fill: editor.fill,
    }),
    [editor],
  )
  useMethods(definition, loadMethods, true)
  useEffect(() => {
    // field errors may use this namespace; their first view waits for it, the account does not
    platform.wording.load('address').catch(() => {})
    // loaded first, because the form's messages are in these namespaces
    void Promise.all([platform.wording.load('account-form'), platform.wording.load('errors')])
      .catch(() => {})
      .then(() => editor.load())
  }, [platform, editor])
  return (
    <EditorContext value={editor}>
      <div className={css['frame']}>
        <Body editor={editor} />
      </div>
    </EditorContext>
  )
}
