import type { Permission } from '#core/platform/permissions/permission-table.ts'
import type { LiveKind } from '#core/platform/live/model.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'

/** Policyholders: all of some accounts, and some users. */
export interface Insured {
  readonly accountIds: ReadonlySet<string>
  readonly userIds: ReadonlySet<string>
}

/** Reads the records of a kind for the viewers who may see them. */
export interface LiveRecords {
  readonly kind: LiveKind
  /** The permission that the lists of this kind need. */
  readonly permission: Permission
  /** The given records that the viewer sees, by the scope of their lists. */
  visibleTo(
    services: Pick<Services, 'database'>,
    viewer: SignedIn,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly modified: Date }[]>
  /** The policyholders who may see any of the records. */
  insuredIn(services: Pick<Services, 'database'>, ids: readonly string[]): Promise<Insured>
}

/** The author of a change, as visible to others. */
export interface Actor {
  readonly id: string
  readonly name: string
  readonly organisationId: string
}

/** The parts of the streams, which the composition passes in. */
export interface LiveDomains {
  readonly records: readonly LiveRecords[]
  readonly actor: (services: Pick<Services, 'database'>, id: string) => Promise<Actor | undefined>
}
