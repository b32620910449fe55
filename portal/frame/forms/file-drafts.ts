import * as z from 'zod/mini'
import { linkDraftTtl } from '#core/foundation/storage/link-drafts.ts'
import { fileDraftsName } from './forget-file-drafts.ts'
import type { EncodedFile } from './use-encoded-file.ts'

/** Maximum files of all links on a device; the oldest are dropped. */
const maxFiles = 10
const storeName = 'files'

const stored = z.object({ key: z.string(), at: z.number(), fileName: z.string(), file: z.string() })
type Stored = z.output<typeof stored>

const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(fileDraftsName, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: 'key' }),
  )
  return requestResult(request)
}

/** Runs a transaction on the files. If storage is blocked or full, nothing is stored. */
const withFiles = async <T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> => {
  try {
    const database = await open()
    try {
      return await work(database.transaction(storeName, mode).objectStore(storeName))
    } finally {
      // An open database cannot be deleted.
      database.close()
    }
  } catch {
    return undefined
  }
}

const allOf = async (files: IDBObjectStore): Promise<readonly Stored[]> =>
  (await requestResult(files.getAll())).flatMap((each) => stored.safeParse(each).data ?? [])

const isFresh = ({ at }: Stored): boolean => Math.abs(Date.now() - at) < linkDraftTtl

/** The file chosen under a key in any tab within the last day. */
export const readFileDraft = (key: string): Promise<EncodedFile | undefined> =>
  withFiles('readonly', async (files) => {
    const draft = stored.safeParse(await requestResult(files.get(key))).data
    return draft && isFresh(draft) ? { fileName: draft.fileName, file: draft.file } : undefined
  })

/** Stores a chosen file and prunes old ones. */
export const writeFileDraft = (key: string, { fileName, file }: EncodedFile): Promise<unknown> =>
  withFiles('readwrite', async (files) => {
    const at = Date.now()
    await requestResult(files.put({ key, at, fileName, file } satisfies Stored))
    const byAge = (await allOf(files)).toSorted((a, b) => b.at - a.at)
    for (const [index, each] of byAge.entries())
      if (index >= maxFiles || !isFresh(each)) files.delete(each.key)
  })

/** Removes a file after it was sent. */
export const removeFileDraft = (key: string): Promise<unknown> =>
  withFiles('readwrite', (files) => requestResult(files.delete(key)))

const removeWhere = (isObsolete: (each: Stored) => boolean): Promise<unknown> =>
  withFiles('readwrite', async (files) => {
    for (const each of await allOf(files)) if (isObsolete(each)) files.delete(each.key)
  })

/** Removes the files of an expired link. */
export const removeFileDraftsOf = (link: string): Promise<unknown> =>
  removeWhere(({ key }) => key.startsWith(`${link}.`))

/** Removes files that are too old. */
export const pruneFileDrafts = (): Promise<unknown> => removeWhere((each) => !isFresh(each))
