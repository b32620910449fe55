/** Floors with groups, and the groups in the order in which they may import: upwards only. */
export const groupsOf = {
  core: ['foundation', 'platform', 'directory', 'identity', 'insurance', 'administration'],
  portal: ['frame', 'directory', 'identity', 'insurance', 'administration'],
  'demo/server': ['kernel', 'directory', 'identity', 'insurance', 'administration'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Floor = keyof typeof groupsOf

/** Groups whose folders are engines that work together, not domains of the product. */
export const engineGroups: readonly string[] = ['foundation', 'platform', 'frame', 'kernel']
