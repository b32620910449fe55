import * as z from 'zod/mini'
import { listQuery, type ListQuery } from '../api/lists.ts'

/** The parameters of a list call that determine its rows and their order. */
export const wholeListQuery = z.omit(listQuery, {
  page: true,
  size: true,
  recentSince: true,
  totalOnly: true,
})
export type WholeListQuery = z.output<typeof wholeListQuery>

/** A list call without its page. */
export const wholeListOf = ({
  page: _page,
  size: _size,
  recentSince: _since,
  totalOnly: _only,
  ...query
}: ListQuery): WholeListQuery => query
