/** The version of the Content Lake's API that every client of this project asks for. */
export const API_VERSION = '2025-02-19'
