/** Work that takes long: it yields wherever others may go first. */
export type Steps<T> = Generator<undefined, T, undefined>
