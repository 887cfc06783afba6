export const serveDivider = (): string[] => ['---']
