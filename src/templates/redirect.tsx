export default function Template() { return <p>redirect</p>; }
