import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { note, noteText } from './model.ts'

const accountParams = z.object({ accountId: id() })

/** Reads the notes of an account, newest first. */
export const listNotes = endpoint({
  id: 'listNotes',
  method: 'GET',
  path: '/api/quote/v1/notes/{accountId}',
  summary: 'List the notes of an account',
  description: 'Newest first. An agency sees its own notes; staff see all.',
  source: 'spec 2 §7; rest of the path not specified',
  audience: 'token',
  permission: 'account:review',
  params: accountParams,
  answer: z.object({ content: z.array(note) }),
  errors: ['notFound'],
})

/** Adds a note to an account. */
export const addNote = endpoint({
  id: 'addNote',
  method: 'POST',
  path: '/api/quote/v1/notes/{accountId}',
  summary: 'Add a note to an account',
  source: 'spec 2 §7; rest of the path not specified',
  audience: 'token',
  permission: 'account:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: accountParams,
  body: noteText,
  answer: note,
  errors: ['notFound', 'tooManyNotes'],
})

/** Changes the text of a note. */
export const editNote = endpoint({
  id: 'editNote',
  method: 'PUT',
  path: '/api/quote/v1/notes/{accountId}/{noteId}',
  summary: 'Edit a note',
  description: 'Only the author can edit a note.',
  source: 'spec 2 §7; rest of the path not specified',
  audience: 'token',
  permission: 'account:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: z.extend(accountParams, { noteId: id() }),
  body: noteText,
  answer: note,
  errors: ['notFound', 'noteOfAnother'],
})
