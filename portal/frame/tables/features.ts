import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table'
import type { Formats } from '../formats/formats.ts'
import type { PlacedColumn } from './definition.ts'

/** The state of the table model; the server sorts, filters and pages. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})
export type Features = typeof features

/** Columns of a definition as columns of the table model. */
export const modelColumns = <Row extends object>(
  columns: readonly PlacedColumn<Row>[],
  formats: Formats,
): ColumnDef<Features, Row>[] =>
  columns.map((column) => ({
    id: column.id,
    size: column.width,
    header: () => formats.t(column.header),
    cell: ({ row }) => column.cell(row.original, formats),
  }))
