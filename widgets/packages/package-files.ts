/** The texts of a package by file name. */
export type PackageFiles = Readonly<Record<string, string>>

/** The packages of `@parapet`. */
export const packageNames = ['elements', 'react', 'vue', 'angular', 'doctor'] as const
export type PackageName = (typeof packageNames)[number]
