import type { Command } from './commands.ts'

/** The palette's command that creates a record, for who may. */
export const createCommand = (
  mayCreate: boolean,
  id: string,
  label: string,
  perform: () => unknown,
): readonly Command[] =>
  mayCreate ? [{ id, label, icon: 'plus', perform: () => void perform() }] : []
