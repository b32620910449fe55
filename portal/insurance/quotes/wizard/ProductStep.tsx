import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { QuotableProducts } from '../../accounts/QuotableProducts.tsx'
import { useWizard } from './wizard-context.ts'
import styles from './wizard.styles.css'

/** The products of the account's region; choosing one continues in its wizard. */
export const ProductStep = () => {
  const css = useStyles(styles)
  const t = useWording('wizard', 'products')
  const { account, subject, next } = useWizard()
  return (
    <>
      <QuotableProducts account={account} />
      <div className={css['actions']}>
        <Button variant="primary" onClick={() => next()}>
          {t('wizard:action.keep', { product: t(`products:names.${subject.product}`) })}
        </Button>
      </div>
    </>
  )
}
