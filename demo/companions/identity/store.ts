import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Stored {
  readonly payload: AdapterPayload
  readonly ends: number
}

/** Maximum records of each kind, so that repeated requests cannot exhaust memory. */
const max = 1_000

/** Stores the provider's records in memory. A restart signs all users out of the provider only. */
export const memoryStore = (): AdapterFactory => {
  const kinds = new Map<string, Map<string, Stored>>()
  return (kind): Adapter => {
    const records = kinds.get(kind) ?? new Map<string, Stored>()
    kinds.set(kind, records)
    const alive = (stored: Stored | undefined) =>
      stored && stored.ends > Date.now() ? stored.payload : undefined
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      alive([...records.values()].find(({ payload }) => payload[field] === value))
    return {
      async upsert(id, payload, expiresIn = 86_400) {
        records.delete(id)
        const [oldest] = records.keys()
        if (records.size >= max && oldest !== undefined) records.delete(oldest)
        records.set(id, { payload, ends: Date.now() + expiresIn * 1000 })
      },
      find: async (id) => alive(records.get(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      async consume(id) {
        const stored = records.get(id)
        if (stored) stored.payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        records.delete(id)
      },
      async revokeByGrantId(grantId) {
        for (const each of kinds.values()) {
          for (const [id, { payload }] of each) if (payload.grantId === grantId) each.delete(id)
        }
      },
    }
  }
}
