import type { ComponentProps } from 'react'
import type { StatusChip } from '#widgets/kit/StatusChip.tsx'
import type { WireGroup } from '../formats/wire-key.ts'

/** The colour of a status. */
export type StatusTone = NonNullable<ComponentProps<typeof StatusChip>['tone']>

/** How the statuses of one kind of record are shown; a domain declares them beside its screens. */
export interface StatusMarks {
  /** Where the texts of the statuses stand. */
  readonly group: WireGroup
  /** A status that is not named stays neutral. */
  readonly tones: Readonly<Record<string, StatusTone>>
}
