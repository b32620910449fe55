import type * as z from 'zod/mini'
import type { KeyValue } from '../../../foundation/host/host.ts'
import { parseStoredJson } from '../../../foundation/storage/stored-json.ts'
import { wizardDraftSave } from './model.ts'

type Copy = z.output<typeof wizardDraftSave>

/** Unsaved values of this tab. They survive a reload without the server. */
export const createLocalCopy = (tab: KeyValue, name: string) => {
  const key = `parapet.wizard.${name}`
  return {
    read(): Copy | undefined {
      const stored = tab.get(key)
      return stored === undefined
        ? undefined
        : wizardDraftSave.safeParse(parseStoredJson(stored)).data
    },
    write: (copy: Copy): void => tab.set(key, JSON.stringify(copy)),
    remove: (): void => tab.remove(key),
  }
}
