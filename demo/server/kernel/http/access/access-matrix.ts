import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewerKinds } from '../../viewer-kind.ts'
import { projectRoot } from '../../project-root.ts'
import type { Viewer } from '../../viewer.ts'

/** Columns of the matrix: the callers. */
export const columns = ['anonymous', 'key', 'record', ...viewerKinds] as const
export type Column = (typeof columns)[number]

/** `own`: the handler returns only records that belong to the viewer. */
export const cells = ['all', 'own', 'none'] as const
export type Cell = (typeof cells)[number]

/** Endpoint id → who may call it. */
export type AccessMatrix = ReadonlyMap<string, Readonly<Record<Column, Cell>>>

const isCell = (text: string): text is Cell => (cells as readonly string[]).includes(text)

/** Reads the matrix. Throws if it is malformed, so that a typo cannot open a call. */
export const parseMatrix = (text: string): AccessMatrix => {
  const [header = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()))
  if (header.join() !== ['endpoint', ...columns].join()) {
    throw new Error(`access.csv must have the columns endpoint,${columns.join(',')}`)
  }
  const matrix = new Map<string, Record<Column, Cell>>()
  for (const [id = '', ...cells] of rows) {
    if (matrix.has(id)) throw new Error(`access.csv has two rows for ${id}`)
    if (cells.length !== columns.length || !cells.every(isCell)) {
      throw new Error(
        `access.csv: the row of ${id} must have ${columns.length} of ${cells.join(', ')}`,
      )
    }
    matrix.set(
      id,
      // every column has a cell: the lengths were compared above
      Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, Cell>,
    )
  }
  return matrix
}

export const readMatrix = (): AccessMatrix =>
  parseMatrix(readFileSync(join(projectRoot(), 'demo/server/access.csv'), 'utf8'))

export const columnOf = (viewer: Viewer): Column =>
  viewer.kind === 'user' ? viewer.viewerKind : viewer.kind

/** Whether a viewer may call; an endpoint without a row is closed. */
export const canCall = (matrix: AccessMatrix, endpointId: string, viewer: Viewer): boolean =>
  (matrix.get(endpointId)?.[columnOf(viewer)] ?? 'none') !== 'none'
