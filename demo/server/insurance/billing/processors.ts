import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { ProcessorAccount } from '../../kernel/third-parties.ts'
import { httpProcessor } from './http-processor.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { paymentProcessors, type IntentRecord } from './tables.ts'

/** Announces this process's processor account to the other processes on this database. */
export const announceProcessor = async ({ config, database }: Services): Promise<void> => {
  if (config.processor === undefined) return
  const { key, ...account } = config.processor
  await database
    .handle()
    .insert(paymentProcessors)
    .values({ key, ...account })
    .onConflictDoUpdate({ target: paymentProcessors.key, set: account })
}

/** Whether an account is trusted: the demo's processor moves no money, so it is trusted in the demo only. */
const isTrusted = ({ config }: Services, account: ProcessorAccount): boolean =>
  config.demo || !account.isDemo

/**
 * The processor that collects an intent: the one that opened it, in every process, otherwise this
 * process's own. Undefined if there is none.
 */
export const processorOf = async (
  services: Services,
  { processorKey }: Pick<IntentRecord, 'processorKey'>,
): Promise<PaymentProcessor | undefined> => {
  const { processor: own } = services.config
  if (processorKey !== null && processorKey !== own?.key) {
    const [known] = await services.database
      .handle()
      .select()
      .from(paymentProcessors)
      .where(eq(paymentProcessors.key, processorKey))
    if (known === undefined) throw new Error(`The processor ${processorKey} was never announced`)
    if (isTrusted(services, known)) return httpProcessor(known)
  }
  return own && httpProcessor(own)
}

/** Every trusted processor, this process's own first. */
export const knownProcessors = async (services: Services): Promise<readonly PaymentProcessor[]> => {
  const { processor: own } = services.config
  const announced = await services.database.handle().select().from(paymentProcessors)
  return [...(own ? [own] : []), ...announced]
    .filter((account) => isTrusted(services, account))
    .map(httpProcessor)
}
