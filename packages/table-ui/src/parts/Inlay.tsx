/** The brass line let into a cloth, with stepped corners. */

export const Inlay = () => (
  <div class="inlay" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <u />
    <u />
    <u />
    <u />
  </div>
);
