import { truncatedRowsIn, type ExportEndpoint } from '#core/platform/exports/export.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { wholeListOf } from '#core/platform/lists/whole-list.ts'
import { saveFile } from '#widgets/kit/save-file.ts'
import type { Portal } from '../platform/use-portal.ts'

/** Downloads the rows of a list call with the visible columns, and reports a truncated file. */
export const exportRows = async (
  { api, notifications, wording }: Pick<Portal, 'api' | 'notifications' | 'wording'>,
  endpoint: ExportEndpoint,
  query: ListQuery,
  columns: readonly string[],
): Promise<void> => {
  const exportQuery = { ...wholeListOf(query), columns: columns.join(',') }
  const file = await api.call(endpoint, { query: exportQuery })
  saveFile(file)
  const count = truncatedRowsIn(file.name)
  if (count === undefined) return
  await wording.load('exports')
  notifications.show('info', wording.t('exports:first', { count }))
}
