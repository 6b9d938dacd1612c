/** Runs in the page before its scripts: blocks storage. */
export const blockStorage = (): void => {
  for (const name of ["sessionStorage", "localStorage"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
};

/** Runs in the page before its scripts: fills storage. */
export const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};
