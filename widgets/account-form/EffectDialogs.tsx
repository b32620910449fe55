import type { QuoteEffect, SaveStage } from '#core/insurance/accounts/details-view.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DialogClose } from '../kit/DialogClose.tsx'
import { useWording } from '../react/use-wording.ts'
import { useEditor } from './editor-context.ts'

const ConfirmEffect = ({
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
      description={t(isHard ? 'account-form:effect.invalidates' : 'account-form:effect.refers', {
        company,
      })}
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

const EffectNotice = () => {
  const t = useWording('account-form')
  const { acknowledge } = useEditor()
  return (
    <Dialog
      title={t('account-form:effect.doneTitle')}
      width="narrow"
      onClose={acknowledge}
      description={t('account-form:effect.done')}
      footer={
        <Button variant="primary" onClick={acknowledge}>
          {t('account-form:effect.understood')}
        </Button>
      }
    />
  )
}

/** The effect of a change on quotes: confirmed before the save, shown after it (spec 2 §4). */
export const EffectDialogs = ({
  stage,
  company,
}: {
  readonly stage: Extract<SaveStage, { readonly kind: 'asking' | 'invalidated' }>
  readonly company: string
}) =>
  stage.kind === 'asking' ? (
    <ConfirmEffect effect={stage.effect} company={company} />
  ) : (
    <EffectNotice />
  )
