/** The version of the Content Lake's API that all clients of this project use. */
export const API_VERSION = '2025-02-19'
