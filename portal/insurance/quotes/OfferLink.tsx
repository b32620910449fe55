import { Link, useParams } from '@tanstack/react-router'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { OfferLinkProps } from '../accounts/account-part.ts'
import styles from './quote-links.styles.css'
import { wizardLink } from '../wizard-paths.ts'
import { requestQuoteScreen } from './wizard/wizard-screens.ts'

/** Starts a quote of one product for an account; needs the flag PRODUCT_SELECTOR. */
export const OfferLink = ({ account, product }: OfferLinkProps) => {
  const css = useStyles(styles)
  const t = useWording()
  const persona = usePersona()
  const can = useCan()
  const { PRODUCT_SELECTOR: isOn } = useStore(usePortal().flags.$flags)
  const { step } = useParams({ strict: false })
  if (!isOn || !hasScreen(persona, requestQuoteScreen) || !can('quote:create')) return null
  // In the wizard, choosing a product continues it.
  const next = step === undefined ? undefined : 'questions'
  const link = wizardLink(`/${persona.id}`, { accountId: account.id, product }, next)
  return (
    <Link className={css['quiet']} {...link}>
      {t('quotes:choose.quote')}
      <VisuallyHidden> {t(`products:names.${product}`)}</VisuallyHidden>
    </Link>
  )
}
