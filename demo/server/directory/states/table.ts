import type { State } from '#core/directory/states/model.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'

/** Every state of every region. */
export const states: readonly State[] = regions.flatMap((country) =>
  serverDataOf[country].states.map(([code, name, timezone]) => ({
    id: `${country}-${code}`,
    code,
    name,
    country,
    timezone,
  })),
)
