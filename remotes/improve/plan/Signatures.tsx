/** For the employer and the employees; only on paper. */
export const Signatures = () => (
  <section className="bw-plan-signatures">
    <h2>Afgesproken op</h2>
    <dl>
      {['Datum', 'Werkgever', 'Medewerkers of preventiemedewerker'].map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd />
        </div>
      ))}
    </dl>
  </section>
)
