import { useSearch } from '@tanstack/react-router'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import { part } from '../../frame/parts/part.tsx'
import { submissionsScreen } from './submission-screens.ts'

const ListActions = part(async () => (await import('./list/ListActions.tsx')).ListActions)

/** The buttons in the dashboard header, on the submissions tab only. */
export const ListSlot = () => {
  const { tab } = useSearch({ strict: false })
  const isOn = useHasFlag()(submissionsScreen)
  if (tab !== 'SUBMISSIONS' || !isOn) return null
  return <ListActions />
}
