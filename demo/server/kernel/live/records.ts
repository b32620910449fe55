import type { Permission } from '#core/platform/permissions/permission-table.ts'
import type { LiveKind } from '#core/platform/live/model.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'

/** Policyholders: all of some accounts, and some users. */
export interface Insured {
  readonly accountIds: ReadonlySet<string>
  readonly userIds: ReadonlySet<string>
}

/** How the records of a kind are read for those who may see them. */
export interface LiveRecords {
  readonly kind: LiveKind
  /** What the lists of this kind need. */
  readonly permission: Permission
  /** Those of some records that the viewer sees, by the scope of their lists. */
  visibleTo(
    services: Pick<Services, 'database'>,
    viewer: SignedIn,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly modified: Date }[]>
  /** Policyholders who may see some of them; all others see none. */
  insuredIn(services: Pick<Services, 'database'>, ids: readonly string[]): Promise<Insured>
}

/** The user who made a change, as others may know them. */
export interface Actor {
  readonly id: string
  readonly name: string
  readonly organisationId: string
}

/** What the streams are made of; handed in by the composition. */
export interface LiveDomains {
  readonly records: readonly LiveRecords[]
  readonly actor: (services: Pick<Services, 'database'>, id: string) => Promise<Actor | undefined>
}
