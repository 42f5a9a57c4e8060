export const Explanation = () => (
  <>
    <p>
      Met tweestapslogin log je in met je wachtwoord en een code van je telefoon. Dan heeft iemand anders niet
      genoeg aan alleen je wachtwoord.
    </p>
    <p>
      Je hebt een authenticator-app op je telefoon nodig, bijvoorbeeld die van Google of Microsoft. De app is
      gratis.
    </p>
  </>
)
