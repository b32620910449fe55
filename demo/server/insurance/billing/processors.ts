import { eq } from 'drizzle-orm'
import type { SharedSecret } from '../../../companions/processor/protocol/secret.ts'
import { sharedSecret } from '../../../companions/processor/protocol/secret.ts'
import type { Services } from '../../kernel/services.ts'
import { paymentProcessors, type IntentRecord } from './tables.ts'

/** A processor of a platform: its address and the shared secret. */
export interface Processor extends SharedSecret {
  readonly origin: string
}

/** The processor beside this process. */
export const ownProcessor = ({ config }: Pick<Services, 'config'>): Processor => ({
  ...sharedSecret(config.dataDir),
  origin: config.origins.processor,
})

/** Publishes the address of this process's processor to the others on this database. */
export const announceProcessor = async (services: Services): Promise<void> => {
  const { key, ...where } = ownProcessor(services)
  await services.database
    .handle()
    .insert(paymentProcessors)
    .values({ key, ...where })
    .onConflictDoUpdate({ target: paymentProcessors.key, set: where })
}

/** The processor that collects an intent: the one it was opened at, in every process. */
export const processorOf = async (
  services: Services,
  { processorKey }: Pick<IntentRecord, 'processorKey'>,
): Promise<Processor> => {
  const own = ownProcessor(services)
  if (processorKey === null || processorKey === own.key) return own
  const [known] = await services.database
    .handle()
    .select()
    .from(paymentProcessors)
    .where(eq(paymentProcessors.key, processorKey))
  if (known === undefined) throw new Error(`The processor ${processorKey} was never announced`)
  return known
}

/** Every trusted processor, this process's own first. */
export const knownProcessors = async (services: Services): Promise<readonly Processor[]> => [
  ownProcessor(services),
  ...(await services.database.handle().select().from(paymentProcessors)),
]
