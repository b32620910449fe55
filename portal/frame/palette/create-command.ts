import type { Command } from './commands.ts'

/** The palette command that creates a record, if the viewer may. */
export const createCommand = (
  canCreate: boolean,
  id: string,
  label: string,
  perform: () => unknown,
): readonly Command[] =>
  canCreate ? [{ id, label, icon: 'plus', perform: () => void perform() }] : []
