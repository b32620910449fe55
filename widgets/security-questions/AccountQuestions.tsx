import { useCallback, useEffect } from 'react'
import {
  createSecurityEditor,
  type SecurityEditor,
} from '#core/insurance/security/security-editor.ts'
import { formDraftKey } from '#core/foundation/storage/form-draft.ts'
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
import { AnswersConflict } from './AnswersConflict.tsx'
import { definition } from './definition.ts'
import { QuestionList } from './QuestionList.tsx'
import styles from './security-questions.styles.css'
import { useQuestionText } from './use-question-text.ts'

const Questions = ({ editor }: { readonly editor: SecurityEditor }) => {
  const css = useStyles(styles)
  const { t, question } = useQuestionText()
  const { root } = useHost()
  const context = useStore(editor.$context)
  const values = useStore(editor.$form)
  const missing = useStore(editor.$missing)
  const isDirty = useStore(editor.$isDirty)
  const isSaving = useStore(editor.$isSaving)
  const notice = useStore(editor.$notice)
  const conflict = useStore(editor.$conflict)
  const restored = useStore(editor.$restored)
  return (
    <Card title={t('security:title')}>
      <form
        className={css['form']}
        part="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isDirty) return
          void editor.save().then((isSaved) => {
            if (isSaved) return
            requestAnimationFrame(() =>
              root
                .querySelector<HTMLElement>('[aria-invalid="true"], [aria-invalid="true"] input')
                ?.focus(),
            )
          })
        }}
      >
        <p className={css['lead']}>{t('security:lead')}</p>
        {restored.length > 0 && (
          <RestoredDraft fields={restored.map((name) => question(name))} onDiscard={editor.reset} />
        )}
        {conflict && <AnswersConflict {...conflict} values={values} onValue={editor.set} />}
        <QuestionList
          context={context}
          values={values}
          errorOf={(name) => (missing.includes(name) ? t('security:answerRequired') : undefined)}
          onValue={editor.set}
        />
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        <div className={css['actions']} part="actions">
          <Button variant="primary" type="submit" busy={isSaving} disabled={!isDirty && !isSaving}>
            {t('security:save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const Body = ({ editor }: { readonly editor: SecurityEditor }) => {
  const { t } = useQuestionText()
  return (
    <RecordBody
      state={useStore(editor.$state)}
      loading={t('security:loading')}
      skeleton={<Skeleton lines={8} height="4em" />}
      retry={t('security:failure.tryAgain')}
      onRetry={() => void editor.load()}
    >
      {() => <Questions editor={editor} />}
    </RecordBody>
  )
}

/** The security questions of an account. The form outlives its view. */
export function AccountQuestions({
  accountId,
  product,
  coverages,
}: {
  readonly accountId: string
  readonly product: string | undefined
  readonly coverages: string | undefined
}) {
  const platform = usePlatform()
  const emit = useEmit(definition)
  const host = useHost()
  const editor = useCached(
    `security.${platform.instanceId}.${accountId}`,
    () => {
      const draftKey = formDraftKey(platform.session.$user.get(), `security.${accountId}`)
      return createSecurityEditor(platform, { accountId, product, coverages, draftKey })
    },
    (made) => made.dispose(),
  )
  useEffect(() => editor.ask({ product, coverages }), [editor, product, coverages])
  useEffect(() => {
    const stops = [
      editor.$state.subscribe((state) => {
        if (state.kind === 'unavailable') host.report(state.error)
      }),
      editor.$saves.listen(() => emit('parapet-answers-saved', { accountId })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [accountId, editor, emit, host])
  useDirty(useStore(editor.$isDirty), { save: editor.save, discard: editor.reset })
  const { kind } = useStore(editor.$state)
  useEffect(() => {
    // emitted after the page knows whether there is unsaved input
    if (kind === 'open') emit('parapet-answers-loaded', { accountId })
  }, [kind, emit, accountId])
  const retry = useCallback(() => {
    if (editor.$state.get().kind === 'unavailable') void editor.load()
  }, [editor])
  useAccessChange(retry)
  const loadMethods = useCallback(async () => ({ reload: () => editor.load() }), [editor])
  useMethods(definition, loadMethods, true)
  useEffect(() => {
    // loaded first, because the form's messages are in this namespace
    void platform.wording
      .load('security')
      .catch(() => {})
      .then(() => editor.load())
  }, [platform, editor])
  return <Body editor={editor} />
}
