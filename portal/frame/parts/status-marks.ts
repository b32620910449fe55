import type { ComponentProps } from 'react'
import type { StatusChip } from '#widgets/kit/StatusChip.tsx'
import type { WireGroup } from '../formats/formats.ts'

/** The colour of a status. */
export type StatusTone = NonNullable<ComponentProps<typeof StatusChip>['tone']>

/** The status marks of one kind of record; a domain declares them with its screens. */
export interface StatusMarks {
  /** The wording group of the statuses. */
  readonly group: WireGroup
  /** A status that is not listed is neutral. */
  readonly tones: Readonly<Record<string, StatusTone>>
}
