/** Makes something of an object once, and keeps it as long as the object lives: the same object is not changed. */
export function perObject<Of extends object, Made extends object | number>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const now = make(of);
    made.set(of, now);
    return now;
  };
}
