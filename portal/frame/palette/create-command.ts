import type { Command } from './commands.ts'

/** The palette command that creates a record, if the viewer may. */
export const createCommand = (
  mayCreate: boolean,
  id: string,
  label: string,
  perform: () => unknown,
): readonly Command[] =>
  mayCreate ? [{ id, label, icon: 'plus', perform: () => void perform() }] : []
