import type { ComponentProps } from 'react'
import type { StatusChip } from '#widgets/kit/StatusChip.tsx'
import type { WireGroup } from '../formats/formats.ts'

/** The colour of a status. */
export type StatusTone = NonNullable<ComponentProps<typeof StatusChip>['tone']>

/** The marks of the statuses of one kind of record; a domain declares them beside its screens. */
export interface StatusMarks {
  /** The address of the statuses' texts. */
  readonly group: WireGroup
  /** A status that is not listed is neutral. */
  readonly tones: Readonly<Record<string, StatusTone>>
}
