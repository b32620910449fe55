import { mostExported, type ExportEndpoint } from '#core/platform/exports/export.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { saveFile } from '../actions/save-file.ts'
import type { Portal } from '../platform/portal-context.ts'

const newLine = '\n'.codePointAt(0)

/** Downloads the rows of a list call with the columns on screen, and says where the file ends early. */
export const exportRows = async (
  { api, notifications, wording }: Pick<Portal, 'api' | 'notifications' | 'wording'>,
  endpoint: ExportEndpoint,
  { page: _page, size: _size, recentSince: _since, ...query }: ListQuery,
  columns: readonly string[],
): Promise<void> => {
  const file = await api.call(endpoint, { query: { ...query, columns: columns.join(',') } })
  saveFile(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = bytes.reduce((count, byte) => (byte === newLine ? count + 1 : count), -1)
  if (rows < mostExported) return
  await wording.load('exports')
  notifications.show('info', wording.t('exports:first', { count: mostExported }))
}
