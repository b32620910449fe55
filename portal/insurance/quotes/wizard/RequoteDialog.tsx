import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { hasScreen } from '../../../frame/personas/persona.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { inboxScreen } from '../quote-screens.ts'
import { newQuoteAddress } from '../../wizard-paths.ts'

interface Input {
  readonly accountId: string
  readonly product: QuotedProduct
  readonly company: string
  readonly reasons: readonly string[]
  readonly instead?: QuotedProduct | undefined
}

/** Explains why an account cannot be quoted again, and how to continue. */
export const RequoteDialog = ({
  input: { accountId, product, company, reasons, instead },
  finish,
}: DialogProps<Input, string>) => {
  const t = useWording('wizard', 'products')
  const persona = usePersona()
  const base = `/${persona.id}`
  const hasInbox = hasScreen(persona, inboxScreen)
  const list = hasInbox ? screenPath(persona, inboxScreen) : `${base}/dashboard?tab=QUOTES`
  return (
    <DialogFrame
      title={t('wizard:requote.title')}
      lead={t('wizard:requote.lead', { product: t(`products:names.${product}`), company })}
      footer={
        <>
          <DialogClose>{t('common:action.close')}</DialogClose>
          <Button onClick={() => finish(list)}>
            {t(hasInbox ? 'wizard:requote.inbox' : 'wizard:requote.quotes')}
          </Button>
          {instead && (
            <Button
              variant="primary"
              onClick={() => finish(newQuoteAddress(base, { accountId, product: instead }))}
            >
              {t('wizard:requote.other', { product: t(`products:names.${instead}`) })}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </DialogFrame>
  )
}
