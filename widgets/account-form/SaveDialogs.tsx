import { useState } from 'react'
import type { QuoteEffect } from '#core/insurance/accounts/details-view.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DialogClose } from '../kit/DialogClose.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './account-form.styles.css'
import { useEditor } from './editor-context.ts'

const AskEffect = ({
  effect,
  company,
}: {
  readonly effect: QuoteEffect
  readonly company: string
}) => {
  const t = useWording('account-form')
  const { answer } = useEditor()
  const isHard = effect === 'invalidates'
  return (
    <Dialog
      title={t('account-form:effect.title')}
      width="narrow"
      sticky
      onClose={() => answer(false)}
      description={t(
        isHard ? 'account-form:effect.invalidates' : 'account-form:effect.refers',
        { company },
      )}
      footer={
        <>
          <DialogClose>{t('account-form:effect.back')}</DialogClose>
          <Button variant="primary" onClick={() => answer(true)}>
            {t(isHard ? 'account-form:effect.confirm' : 'account-form:effect.confirmRefer')}
          </Button>
        </>
      }
    />
  )
}

/** What is asked before a save, shown while the quote is priced again, and told after (spec 2 §4). */
export function SaveDialogs({ company }: { readonly company: string }) {
  const t = useWording('account-form')
  const css = useStyles(styles)
  const editor = useEditor()
  const stage = useStore(editor.$stage)
  switch (stage.kind) {
    case 'asking':
      return <AskEffect effect={stage.effect} company={company} />
    case 'patching':
      return (
        <div className={css['overlay']} role="status">
          <Spinner /> {t('account-form:details.updatingQuote')}
        </div>
      )
    case 'told':
      return (
        <Dialog
          title={t('account-form:effect.doneTitle')}
          width="narrow"
          onClose={editor.acknowledge}
          description={t('account-form:effect.done')}
          footer={
            <Button variant="primary" onClick={editor.acknowledge}>
              {t('account-form:effect.understood')}
            </Button>
          }
        />
      )
    default:
      return null
  }
}

/** The button that discards unsaved input, after asking (spec 2 §2). */
export function CancelButton() {
  const t = useWording('account-form', 'common')
  const { reset } = useEditor()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('common:action.cancel')}</Button>
      {isAsking && (
        <Dialog
          title={t('account-form:details.cancelTitle')}
          width="narrow"
          onClose={() => setAsking(false)}
          description={t('account-form:details.cancelAsk')}
          footer={
            <>
              <DialogClose>{t('account-form:details.keep')}</DialogClose>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false)
                  reset()
                }}
              >
                {t('account-form:details.discard')}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
