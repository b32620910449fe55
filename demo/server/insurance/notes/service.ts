import { and, desc, eq } from 'drizzle-orm'
import { maxNotes, type Note, type NoteText } from '#core/insurance/notes/model.ts'
import { userName, userNames } from '../../directory/users/user-name.ts'
import { ApiError, notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockAccount, readAccount } from '../accounts/service.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange, logCreation } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { noteScope } from './scope.ts'
import { accountNotes, type NoteRecord } from './tables.ts'

/** Staff and agencies write notes; the access table excludes everybody else. */
const userOf = (viewer: Viewer): SignedIn => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  return viewer
}

const isAuthor = ({ userId, organisationId }: NoteRecord, viewer: SignedIn): boolean =>
  userId === viewer.userId && organisationId === viewer.accountId

const toWire = (
  record: NoteRecord,
  viewer: SignedIn,
  names: ReadonlyMap<string, string>,
): Note => ({
  id: record.id,
  accountId: record.accountId,
  text: record.text,
  userName: names.get(record.userId) ?? record.userName,
  mayEdit: isAuthor(record, viewer),
  created: record.created.toISOString(),
  modified: record.modified.toISOString(),
})

/** Maximum notes that staff read at once: those of several organisations. */
const maxRead = maxNotes * 5

/** The notes of an account that the viewer sees, newest first. */
export const listNotes = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<{ content: Note[] }> => {
  const user = userOf(viewer)
  await readAccount(services, viewer, accountId)
  const rows = await services.database
    .handle()
    .select()
    .from(accountNotes)
    .where(and(eq(accountNotes.accountId, accountId), noteScope(user)))
    .orderBy(desc(accountNotes.created), desc(accountNotes.id))
    .limit(maxRead)
  const names = await userNames(
    services,
    rows.map(({ userId }) => userId),
  )
  return { content: rows.map((row) => toWire(row, user, names)) }
}

/** Adds a note; the account is locked, so that the number of notes stays bounded. */
export const addNote = (
  services: Services,
  viewer: Viewer,
  accountId: string,
  { text }: NoteText,
): Promise<Note> =>
  services.database.transaction(async () => {
    const user = userOf(viewer)
    const { id } = await lockAccount(services, viewer, accountId)
    const handle = services.database.handle()
    const ofOwn = and(
      eq(accountNotes.accountId, id),
      eq(accountNotes.organisationId, user.accountId),
    )
    if ((await handle.$count(accountNotes, ofOwn)) >= maxNotes)
      throw new ApiError('tooManyNotes', { params: { max: maxNotes } })
    const now = services.clock.now()
    const record = {
      id: services.newId(),
      accountId: id,
      organisationId: user.accountId,
      userId: user.userId,
      userName: (await userName(services, user)) ?? '',
      text,
      created: now,
      modified: now,
    }
    await handle.insert(accountNotes).values(record)
    await logCreation(services, viewer, accountSubject(id, 'note'))
    return toWire(record, user, new Map())
  })

/** Changes the text of the viewer's own note. */
export const editNote = (
  services: Services,
  viewer: Viewer,
  { accountId, noteId }: { readonly accountId: string; readonly noteId: string },
  { text }: NoteText,
): Promise<Note> =>
  services.database.transaction(async () => {
    const user = userOf(viewer)
    await readAccount(services, viewer, accountId)
    const handle = services.database.handle()
    const [record] = await handle
      .select()
      .from(accountNotes)
      .where(
        and(eq(accountNotes.id, noteId), eq(accountNotes.accountId, accountId), noteScope(user)),
      )
      .for('update')
    if (record === undefined) throw notFound()
    if (!isAuthor(record, user)) throw new ApiError('noteOfAnother')
    const changed = { text, modified: services.clock.now() }
    await handle.update(accountNotes).set(changed).where(eq(accountNotes.id, noteId))
    const changes = changesBetween({ text: record.text }, { text })
    await logChange(services, viewer, accountSubject(accountId, 'note'), changes)
    const names = await userNames(services, [record.userId])
    return toWire({ ...record, ...changed }, user, names)
  })
