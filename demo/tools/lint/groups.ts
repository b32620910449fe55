/** Floors with groups, and the groups in the order in which they may import: upwards only. */
export const groupsOf = {
  core: ['foundation', 'platform', 'directory', 'identity', 'insurance', 'administration'],
  portal: ['frame', 'directory', 'identity', 'insurance', 'administration'],
  'demo/server': ['kernel', 'directory', 'identity', 'insurance', 'administration', 'workflows'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Floor = keyof typeof groupsOf
