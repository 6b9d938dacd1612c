/** Runs in the page, before its own scripts: storage that may not even be looked at. */
export const blockStorage = (): void => {
  for (const name of ["sessionStorage", "localStorage"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
};

/** Runs in the page, before its own scripts: storage that takes nothing more. */
export const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};
