import { DayBoard } from '#frontend/admin/today/day-board.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'

/** /admin/today: the day's work alone, for the phone. */
export function TodayScreen() {
  return (
    <Screen title="Today">
      <DayBoard />
    </Screen>
  )
}
