import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { labelOf } from '../../frame/actions/action.ts'
import {
  performAction,
  useActionContext,
  useVisibleActions,
} from '../../frame/actions/use-actions.ts'
import type { AccountViewProps } from './account-part.ts'
import { useAccountActions } from './use-account-actions.ts'

interface AccountButtonsProps extends AccountViewProps {
  readonly ids: readonly string[]
}

/** Buttons for actions of the account's menu. */
export const AccountButtons = ({ account, ids }: AccountButtonsProps) => {
  const t = useWording('accounts')
  const context = useActionContext()
  const actions = useAccountActions().filter(({ id }) => ids.includes(id))
  return useVisibleActions(actions, account).map((each) => (
    <Button key={each.id} size="small" onClick={() => void performAction(each, account, context)}>
      {t(labelOf(each, account))}
    </Button>
  ))
}
