import type { ReactNode } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { Metrics } from './Metrics.tsx'

/** A table of submissions below the metrics. */
export const SubmissionList = ({ table }: { readonly table: ReactNode }) => {
  useWording('submissions', 'submission-lifecycle', 'quotes')
  return (
    <>
      <Metrics />
      {table}
    </>
  )
}
