/** An address of the back office that does not exist; it says the same as the website's page (spec §2). */
export function NotFoundScreen() {
  return (
    <main className="login-page">
      <div className="login-card">
        <h1 className="h3">404 Page Not Found</h1>
        <a href="/admin/dashboard" className="d-inline-block mt-3">
          To the dashboard
        </a>
      </div>
    </main>
  )
}
