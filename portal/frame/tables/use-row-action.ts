import { useRouter } from '@tanstack/react-router'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { performAction, useActionContext } from '../actions/use-actions.ts'
import { labelOf, visibleActions } from '../actions/action.ts'
import { usePersona } from '../personas/use-persona.ts'
import { useHasFlag } from '../flags/use-has-flag.ts'
import { useCan } from '../platform/use-can.ts'
import type { PrimaryAction } from './definition.ts'

/** The primary action of one row, for this viewer. */
export type RowAction =
  | {
      readonly kind: 'open'
      readonly address: string
      /** Preloads the screen of the address. */
      readonly prepare: () => void
      readonly perform: () => void
    }
  | { readonly kind: 'perform'; readonly label: WordingKey; readonly perform: () => void }

/** The action of pressing a row; undefined without one or without permission. */
export const useRowAction = <Row>(
  primary: PrimaryAction<Row> | undefined,
  row: Row,
): RowAction | undefined => {
  const router = useRouter()
  const persona = usePersona()
  const context = useActionContext()
  const can = useCan()
  const hasFlag = useHasFlag()
  if (primary === undefined) return undefined
  if (primary.kind === 'open') {
    const address = primary.address(row, `/${persona.id}`)
    return {
      kind: 'open',
      address,
      prepare: () => void router.preloadRoute({ to: address }).catch(() => {}),
      perform: () => void router.navigate({ to: address }),
    }
  }
  const [action] = visibleActions([primary.action], row, can, hasFlag)
  if (action === undefined) return undefined
  return {
    kind: 'perform',
    label: labelOf(action, row),
    perform: () => void performAction(action, row, context),
  }
}
