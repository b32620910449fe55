import { expect, test } from 'vitest'
import { accountExport } from '#core/insurance/accounts/export-columns.ts'
import { policyExport } from '#core/insurance/policies/export-columns.ts'
import { binderExport, quoteExport } from '#core/insurance/quotes/list/export-columns.ts'
import { submissionExport } from '#core/insurance/submissions/export-columns.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import type { TableValue } from './frame/tables/definition.ts'

/** The columns of the file that each endpoint exports. */
const files: Readonly<Record<string, { readonly columns: object }>> = {
  exportQuotes: quoteExport,
  exportDeletedQuotes: quoteExport,
  exportInbox: quoteExport,
  exportAgencyInbox: quoteExport,
  exportBinders: binderExport,
  exportPolicies: policyExport,
  exportAccounts: accountExport,
  exportSubmissions: submissionExport,
}

type Table = TableValue<ListRow, string, string>

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'columns' in value && 'source' in value

const tables = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('./**/*-table.{ts,tsx}', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isTable)

const exportsOf = ({ id, columns, exportBy }: Table) =>
  exportBy === undefined ? [] : [{ id, columns, call: exportBy.id }]

test('exports every table column under the same name', () => {
  const exported = tables.flatMap(exportsOf)
  expect(new Set(exported.map(({ call }) => call))).toEqual(new Set(Object.keys(files)))
  const missing = exported.flatMap(({ id, columns, call }) =>
    Object.keys(columns)
      .filter((column) => !Object.hasOwn(files[call]?.columns ?? {}, column))
      .map((column) => `${id} ${column}`),
  )
  expect(missing).toEqual([])
})
