import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import { submissionsScreen } from './submission-screens.ts'

const ListActions = lazy(async () => ({
  default: (await import('./list/ListActions.tsx')).ListActions,
}))

/** The buttons beside the rows, in the head of the dashboard's tab of submissions only. */
export const ListSlot = () => {
  const { tab } = useSearch({ strict: false })
  const isOn = useHasFlag()(submissionsScreen)
  if (tab !== 'SUBMISSIONS' || !isOn) return null
  return (
    <Suspense fallback={null}>
      <ListActions />
    </Suspense>
  )
}
