import { DayBoard } from '#frontend/admin/today/day-board.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'

export function TodayScreen() {
  return (
    <Screen title="Today">
      <DayBoard />
    </Screen>
  )
}
