import { localisedRoute } from '../../../../../config/localised-route.ts'
import { calendarResponse } from '../../../../../formats/feeds/calendar-response.ts'

export const GET = localisedRoute(calendarResponse)
