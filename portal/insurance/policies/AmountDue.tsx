import type { Policy } from '#core/insurance/policies/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import {
  performAction,
  useActionContext,
  useVisibleActions,
} from '../../frame/actions/use-actions.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { isPaymentDue } from '#core/insurance/policies/states.ts'
import { pay } from './policy-actions.ts'
import styles from './amount-due.styles.css'

const actions = [pay]

/** The amount due on a policy with the Pay button; hidden if nothing is due. */
export const AmountDue = ({ policy }: { readonly policy: Policy }) => {
  const css = useStyles(styles)
  const { t, money } = useFormats()
  const context = useActionContext()
  const visible = useVisibleActions(actions, policy)
  if (!isPaymentDue(policy)) return null
  return (
    <span className={css['due']}>
      {money(policy.amountDue, policy.currency)}
      {visible.map((action) => (
        <Button
          key={action.id}
          size="small"
          aria-label={`${t('policies:action.pay')}: ${policy.policyNumber}`}
          onClick={() => void performAction(action, policy, context)}
        >
          {t('policies:action.pay')}
        </Button>
      ))}
    </span>
  )
}
