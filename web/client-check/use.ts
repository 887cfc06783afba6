import type { FileLocation } from './finding.ts'

/** A parameter that a call was seen with. */
export interface FieldUse {
  name: string
  place: FileLocation
  /** As it was sent, for a real request only. */
  value?: string
  /** Whether it is a parameter for certain: it was sent. Else source code names it near the call. */
  sent: boolean
}

/** A path of the API, as a client calls it. */
export interface CallUse {
  path: string
  place: FileLocation
  /** Of a real request. */
  method?: string
  /** Of a whole address. */
  host?: string
  /** Somebody says that it is of the API. */
  certain?: boolean
  /** Written without its version, or by the name of a function: counts where the client says more of the API. */
  assumed?: 'relative' | 'named'
  fields: FieldUse[]
}

/** A topic that a client subscribes to. */
export interface TopicUse {
  /** `*` stands for what is known when the program runs only. */
  name: string
  place: FileLocation
  /** What follows is not known. */
  open: boolean
  /** Whether it is a topic for certain: it stands in a subscription. */
  subscribed: boolean
  /** It stands in the list that is sent, where nothing but topics is. */
  listed: boolean
  certain?: boolean
}

/** What readers of inputs find. */
export interface UseVisitor {
  call: (use: CallUse) => void
  topic: (use: TopicUse) => void
  /** A file that names what every path begins with: `/v5`. */
  base: (file: string) => void
  /** A path with a part that is known when the program runs only, as `*`: `/v5/order/*`. */
  openPath: (path: string, place: FileLocation) => void
  /** A name that stands somewhere, quoted or as the name of a member. */
  name: (name: string, place: FileLocation) => void
  /** A path of another version: `/v3/private/order`. */
  otherVersion: (path: string, place: FileLocation, certain?: boolean) => void
}
