import { useState } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { Tooltip } from '#widgets/kit/Tooltip.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useOfferedItems } from '../actions/OpenRecord.tsx'
import { labelOf, type Action } from '../actions/action.ts'
import {
  performAction,
  useActionContext,
  useActionItems,
  useVisibleActions,
} from '../actions/use-actions.ts'
import { Menu } from './Menu.tsx'
import { useMoreButton } from './use-more-button.tsx'

interface ActionButtonsProps<Record> {
  readonly actions: readonly Action<Record>[]
  readonly record: Record
  readonly name: string
  /** Whether another part of the screen has the primary button. */
  readonly hasPrimaryElsewhere?: boolean
}

/**
 * The actions of a screen's record: the main action as primary button, the others in a menu. The
 * command palette offers all of them.
 */
export const ActionButtons = <Record,>(props: ActionButtonsProps<Record>) => {
  const { actions, record, name, hasPrimaryElsewhere = false } = props
  const t = useWording()
  const context = useActionContext()
  const [busy, setBusy] = useState<string>()
  const visible = useVisibleActions(actions, record)
  const main = visible.find((action) => action.isPrimary)
  const buttons = main && !hasPrimaryElsewhere ? [main] : []
  const rest = visible.filter((action) => action !== main)
  const items = useActionItems(rest, record)
  const all = useActionItems(visible, record)
  useOfferedItems(all)
  const more = useMoreButton(t('portal:table.actions', { row: name }))

  const press = async (action: Action<Record>) => {
    setBusy(action.id)
    await performAction(action, record, context)
    setBusy(undefined)
  }
  const button = (action: Action<Record>, variant: 'primary' | 'secondary') => {
    const waitsFor = action.blocked?.(record)
    return (
      <Tooltip key={action.id} text={waitsFor} placement="bottom">
        <Button
          variant={variant}
          size="small"
          aria-disabled={waitsFor !== undefined || undefined}
          busy={busy === action.id}
          onClick={() => void press(action)}
        >
          {t(labelOf(action, record))}
        </Button>
      </Tooltip>
    )
  }
  return (
    <>
      {buttons.map((action) => button(action, 'primary'))}
      {rest.slice(0, 1).map((action) => button(action, 'secondary'))}
      {items.length > 1 && (
        <Menu
          label={t('portal:table.actions', { row: name })}
          items={items.slice(1)}
          button={more}
        />
      )}
    </>
  )
}
