import plain from '../plain';

export default plain;
